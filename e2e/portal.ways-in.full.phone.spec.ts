import { waysIn } from './portal/ways-in.ts';

waysIn();
