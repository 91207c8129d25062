import { describeWidths } from './widths/walk-widths.ts';

describeWidths();
