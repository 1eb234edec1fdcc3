import { z } from 'zod'

// Parts that lessons and papers share. The database says the same in private.is_words() and its kin.

export const words = z.string().regex(/\S/)
export const optionalText = z.string().nullish()
/** Marks, points or minutes. */
export const amount = z.number().min(0).max(1000)

const CHOICE_TYPES = ['Select', 'Multi Select', 'Radio', 'Checkbox']

export const items = z.array(z.string()).nullish()

/** A choice needs something to choose from; anything else has nothing. */
export function itemsFitType(field: {
  type?: string | null | undefined
  items?: string[] | null | undefined
}): boolean {
  const given = field.items ?? []
  return CHOICE_TYPES.includes(field.type ?? '')
    ? given.length > 0 && given.every((item) => /\S/.test(item))
    : given.length === 0
}
