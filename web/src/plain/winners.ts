/** Who has won, as the server says it: "seat 1", "team 0"; nobody at a draw. */
export function winners(result: string | null | undefined, teams: number[]): number[] {
  const [what, n] = (result ?? '').split(' ');
  if (what === 'seat') return [Number(n)];
  return what === 'team' ? teams.flatMap((team, seat) => (team === Number(n) ? [seat] : [])) : [];
}
