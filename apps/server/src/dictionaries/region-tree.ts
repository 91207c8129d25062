import { areaList } from '@vant/area-data';

/** A province (two digits), city (four) or district (six). */
export interface Region {
  readonly value: string;
  readonly name: string;
  readonly parent: string | null;
  readonly leaf: boolean;
}

export interface RegionTree {
  /** Regions right below a parent, or the provinces. */
  below(parent: string | null): readonly Region[];
  find(value: string): Region | undefined;
}

/** Provinces, cities and districts of China as shipped, built when first asked for. Codes lose their trailing zeros. */
export function regionTree(): RegionTree {
  built ??= build();
  return built;
}

let built: RegionTree | undefined;

function build(): RegionTree {
  const regions = [
    ...level(areaList.province_list, 2),
    ...level(areaList.city_list, 4),
    ...level(areaList.county_list, 6),
  ];
  const byValue = new Map(regions.map((region) => [region.value, region]));
  const byParent = new Map<string | null, Region[]>();
  for (const region of regions) {
    const siblings = byParent.get(region.parent);
    if (siblings === undefined) byParent.set(region.parent, [region]);
    else siblings.push(region);
  }
  return {
    below: (parent) => byParent.get(parent) ?? [],
    find: (value) => byValue.get(value),
  };
}

function level(list: Readonly<Record<string, string>>, digits: 2 | 4 | 6): readonly Region[] {
  return Object.entries(list).map(([code, name]) => ({
    value: code.slice(0, digits),
    name,
    parent: digits === 2 ? null : code.slice(0, digits - 2),
    leaf: digits === 6,
  }));
}
