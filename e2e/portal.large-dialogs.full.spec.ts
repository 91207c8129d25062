import { describeLargeDialogs } from './widths/walk-dialogs.ts';

describeLargeDialogs();
