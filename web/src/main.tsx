// The page's entry.
import { render } from 'preact';
import { App } from './app';
import { meetOwner } from './state/owner';

const root = document.getElementById('page');
if (root) void meetOwner().finally(() => render(<App />, root));
