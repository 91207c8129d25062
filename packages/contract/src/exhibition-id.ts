/** The short name of an exhibition, as it stands in addresses. */
export const exhibitionIdPattern = '^[a-z0-9][a-z0-9-]{1,31}$';
