import { describeWalks } from './walk/walk.ts';

describeWalks(true);
