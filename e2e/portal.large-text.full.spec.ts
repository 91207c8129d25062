import { describeLargeText } from './widths/walk-large-text.ts';

describeLargeText();
