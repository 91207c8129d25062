import { Type, type TSchema } from 'typebox';

/** Schema of the envelope around `data`, for a route's `response`. */
export function enveloped<T extends TSchema>(data: T) {
  return Type.Object({ code: Type.Integer(), success: Type.Boolean(), data, msg: Type.String() });
}
