/**
 * For codes, account numbers, postal codes and times: they are typed with digits but are no numbers, so that what is typed is
 * kept letter by letter. Everything that counts is a NumberInput.
 */
export const digitKeys = { inputMode: 'numeric' } as const
