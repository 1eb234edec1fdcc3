import { otherSlot, outdatedMark, outdatedSlot, type Text, type Translated } from './paper.ts'

type Texts = Record<string, Text>

/** What a translation says of its texts: which of them are out of date. */
type Names = { readonly outdated?: readonly string[] | null | undefined } | null | undefined

export const isNamed = (translation: Names, name: string) =>
  translation?.outdated?.includes(name) === true

/** What something says in the other language. */
export const translated = (
  other: string | null | undefined,
  translation: Names,
  name: string,
): Translated =>
  (other ?? '') === ''
    ? {}
    : { other: other ?? '', ...(isNamed(translation, name) ? { outdated: true } : {}) }

/** A text that says something, in its slot. */
export const keepText = (texts: Texts, slot: string, text: Text | null | undefined) => {
  if (text !== null && text !== undefined && text !== '') texts[slot] = text
}

/** The texts of a translation, each in the slot beside the one that is given for its name. */
export function keepTranslations(
  texts: Texts,
  translation: Names,
  said: readonly (readonly [name: string, slot: string, text: Text | null | undefined])[],
) {
  for (const [name, slot, text] of said) {
    keepText(texts, otherSlot(slot), text)
    if (otherSlot(slot) in texts && isNamed(translation, name))
      texts[outdatedSlot(slot)] = outdatedMark
  }
}
