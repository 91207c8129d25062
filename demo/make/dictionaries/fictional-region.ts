import { entry } from './entry.ts';
import type { DemoEntry } from './entry.ts';

/** A province that is on no map, beside the real ones. */
export const fictionalRegion: readonly DemoEntry[] = [
  entry('99', ['澜江省', '瀾江省', 'Lanjiang']),
  entry('9904', ['宁川市', '寧川市', 'Ningchuan'], '99'),
  entry('990411', ['汀洲区', '汀洲區', 'Tingzhou'], '9904'),
  entry('990417', ['砚山区', '硯山區', 'Yanshan'], '9904'),
  entry('990423', ['浦溪县', '浦溪縣', 'Puxi'], '9904'),
  entry('9906', ['岚口市', '嵐口市', 'Lankou'], '99'),
  entry('990602', ['北渡区', '北渡區', 'Beidu'], '9906'),
];
