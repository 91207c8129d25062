import { describeAxe } from './walk/axe.ts';

describeAxe();
