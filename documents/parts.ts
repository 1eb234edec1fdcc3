import { z } from 'zod/mini'

// Parts that lessons and papers share. The database has the same rules in private.is_words() and similar functions.

export const words = z.string().check(z.regex(/\S/))
export const optionalText = z.nullish(z.string())
/** Marks, points or minutes. */
export const amount = z.number().check(z.minimum(0), z.maximum(1000))

const CHOICE_TYPES = ['Select', 'Multi Select', 'Radio', 'Checkbox']

export const items = z.nullish(z.array(z.string()))

/** Whether the items fit the type: a choice needs some, other types must have none. */
export function itemsFitType(field: {
  type?: string | null | undefined
  items?: string[] | null | undefined
}): boolean {
  const given = field.items ?? []
  return CHOICE_TYPES.includes(field.type ?? '')
    ? given.length > 0 && given.every((item) => /\S/.test(item))
    : given.length === 0
}
