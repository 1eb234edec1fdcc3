/** What something from outside has under this name; undefined where it is no object. */
export const get = (from: unknown, name: string): unknown => Reflect.get(Object(from), name)
