/**
 * The language whose signs numbers are written with: a decimal comma in Afrikaans, a point in English, thousands as in our
 * amounts (decision 136). "en-ZA" would write "12 345,5". Messages are formatted with it as well, "{count, number}" among
 * them; its plurals and lists are those of "en-ZA".
 * @param locale "en", "af" or with a region
 */
export const numberLocale = (locale: string): 'af-ZA' | 'en-GB' =>
  locale.startsWith('af') ? 'af-ZA' : 'en-GB'

/**
 * A number that may have decimals, as the screen's language writes it.
 * @param locale of the screen: "en", "en-ZA", "af" or "af-ZA"
 */
export const numberWords = (
  locale: string,
  value: number,
  options?: Intl.NumberFormatOptions,
): string => new Intl.NumberFormat(numberLocale(locale), options).format(value)
