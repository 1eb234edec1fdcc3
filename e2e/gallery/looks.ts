/** The combinations of width, theme and language. */
export const widths = [390, 820, 1440] as const
export const themes = ['light', 'dark'] as const
export const languages = ['en', 'af'] as const

export type Width = (typeof widths)[number]
export type Theme = (typeof themes)[number]
export type Language = (typeof languages)[number]

export interface Look {
  width: Width
  theme: Theme
  language: Language
}

export const heightOf: Record<Width, number> = { 390: 844, 820: 1180, 1440: 900 }

export const nameOf = ({ width, theme, language }: Look): string => `${width}-${theme}-${language}`

const all: Look[] = languages.flatMap((language) =>
  widths.flatMap((width) => themes.map((theme) => ({ width, theme, language }))),
)

/** @param list names separated by commas, such as 390-light-en,1440-dark-af; all by default */
export function looksNamed(list: string | undefined): Look[] {
  if (list === undefined) return all
  return list.split(',').map((name) => {
    const look = all.find((each) => nameOf(each) === name)
    if (look === undefined) throw new Error(`unknown combination: ${name}`)
    return look
  })
}
