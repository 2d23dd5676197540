// Game icons with colours of their own (custom properties). Each has a shape of its own as well.
import { burst, chip, INK, SHAPES } from './shapes';

export const GAME = {
  // --- resources: circle / hexagon / square / four-point star
  energy: chip(SHAPES.circle, 'var(--res-energy)') + `<path fill="${INK}" d="M13.9 3.2L6 13.5h4.7L9.2 20.8L18 10h-5.1Z"/>`,
  mental: chip(SHAPES.hexagon, 'var(--res-mental)') + `<g fill="none" stroke="#fff" stroke-width="1.7"><path d="M12 7L7.2 15.6H16.8Z"/></g><g fill="#fff"><circle cx="12" cy="6.8" r="2.7"/><circle cx="7" cy="15.8" r="2.7"/><circle cx="17" cy="15.8" r="2.7"/></g>`,
  physical: chip(SHAPES.square, 'var(--res-physical)') + `<path d="${SHAPES.fist}" fill="#fff"/><path d="M9.2 8.6V11M12.2 8.2V11M15.2 8.6V11M6.6 13.4H12.4A1.7 1.7 0 0 1 12.4 16.6H10" fill="none" stroke="var(--res-physical)" stroke-width="1.3" stroke-linecap="round"/>`,
  wild: `<path d="M12 .5L16.2 7.8L23.5 12L16.2 16.2L12 23.5L7.8 16.2L.5 12L7.8 7.8Z" fill="var(--res-wild)" stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"/><path d="M12 6.4L13.9 10.1L17.6 12L13.9 13.9L12 17.6L10.1 13.9L6.4 12L10.1 10.1Z" fill="#fff"/>`,
  // --- encounter icons
  boost: `<path d="M12 1.4L21.6 21.4L12 16.4L2.4 21.4Z" fill="var(--c-boost)" stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"/><path d="M12 6.6V14.2" stroke="${INK}" stroke-width="1.6" stroke-linecap="round"/>`,
  'boost-star': `<path d="M12 1.4L21.6 21.4L12 16.4L2.4 21.4Z" fill="var(--c-boost)" stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"/><path transform="translate(6.2 6.6) scale(.48)" d="${burst(12, 5, 5)}" fill="${INK}"/>`,
  star: `<path d="${burst(11.4, 4.8, 5)}" fill="var(--c-boost)" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"/>`,
  hazard: chip(SHAPES.triangle, 'var(--c-hazard)') + `<path d="M12 8.2V14.6" stroke="${INK}" stroke-width="2.6" stroke-linecap="round"/><circle cx="12" cy="18.6" r="1.6" fill="${INK}"/>`,
  crisis: chip(SHAPES.octagon, 'var(--c-crisis)') + `<path d="M8.4 11V8.6a3.6 3.6 0 0 1 7.2 0V11" fill="none" stroke="#fff" stroke-width="2"/><rect x="6.6" y="10.8" width="10.8" height="7.6" rx="1.4" fill="#fff"/><circle cx="12" cy="14.6" r="1.5" fill="var(--c-crisis)"/>`,
  acceleration: chip(SHAPES.circle, 'var(--c-accel)') + `<path d="M6.4 6.8L11.6 12L6.4 17.2M12.2 6.8L17.4 12L12.2 17.2" fill="none" stroke="${INK}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`,
  amplify: chip(SHAPES.square, 'var(--c-amplify)') + `<path d="M9.4 5L15.4 18.4L9.4 15.2L3.6 18.4Z" fill="${INK}"/><path d="M18 5.2V11.2M15 8.2H21" stroke="${INK}" stroke-width="2.2" stroke-linecap="round"/>`,
  threat: `<circle cx="12" cy="12" r="10.6" fill="var(--c-threat-deep)" stroke="${INK}" stroke-width="1.4"/><path d="M12 12V3.4A8.6 8.6 0 1 1 3.6 13.8Z" fill="var(--c-threat)"/><circle cx="12" cy="12" r="2" fill="${INK}"/>`,
  damage: `<path d="${burst(11.4, 7.2, 8, -80)}" fill="var(--c-damage)" stroke="${INK}" stroke-width="1.2" stroke-linejoin="round"/>`,
  consequential: `<path d="${burst(11, 5.4, 6)}" fill="var(--c-damage)" stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"/><circle cx="12" cy="12" r="2.2" fill="#fff"/>`,
  hp: `<path d="M12 22L2.6 12.4C.2 9.8.6 5.6 3.4 3.6C6.2 1.6 10 2.4 12 5.4C14 2.4 17.8 1.6 20.6 3.6C23.4 5.6 23.8 9.8 21.4 12.4Z" fill="var(--c-hp)" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"/>`,
  // --- statuses
  stunned: chip(SHAPES.circle, 'var(--c-stunned)') + `<path d="M12.4 12.2C13.4 11.4 14 13.6 12 14.2C9.6 14.8 8 12.2 9.2 10C10.8 7.2 15.4 7.6 16.6 11C18 15 14.6 18.6 10.8 18C6 17.2 4.4 11.4 7 7.6" fill="none" stroke="${INK}" stroke-width="1.9" stroke-linecap="round"/>`,
  confused: chip(SHAPES.hexagon, 'var(--c-confused)') + `<path d="M8.4 9.2C8.4 6.8 10 5.4 12.2 5.4C14.4 5.4 16 6.8 16 8.8C16 11.6 12.2 11.6 12.2 14.6" fill="none" stroke="${INK}" stroke-width="2.4" stroke-linecap="round"/><circle cx="12.2" cy="18.2" r="1.6" fill="${INK}"/>`,
  tough: `<path d="M12 1C15 3 18.4 3.8 21.6 3.8C22 12.6 18.6 19.6 12 23C5.4 19.6 2 12.6 2.4 3.8C5.6 3.8 9 3 12 1Z" fill="var(--c-tough)" stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"/><path d="M7.2 8.4L12 11.4L16.8 8.4M7.2 13L12 16L16.8 13" fill="none" stroke="${INK}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`,
};
