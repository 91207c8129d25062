import { describeWalks } from './walk/walk.ts';

describeWalks(false);
