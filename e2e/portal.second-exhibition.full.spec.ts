import { secondExhibition } from './portal/second-exhibition.ts';

secondExhibition();
