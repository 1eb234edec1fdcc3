/** A decimal comma in Afrikaans, a point in English, as in our amounts (decision 136). "en-ZA" would write a comma. */
const localeOf = (locale: string) => (locale.startsWith('af') ? 'af-ZA' : 'en-GB')

/**
 * A number that may have decimals, as the screen's language writes it.
 * @param locale of the screen: "en", "en-ZA", "af" or "af-ZA"
 */
export const numberWords = (
  locale: string,
  value: number,
  options?: Intl.NumberFormatOptions,
): string => new Intl.NumberFormat(localeOf(locale), options).format(value)
