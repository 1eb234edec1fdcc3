import type { CSSProperties } from 'react'

/** The fonts of a paper, by the name in the stored style. "Default" stores none. */
export const fonts = ['Arial'] as const

/** Sizes in relation to the paper's own, which the print view makes bigger and smaller. */
export const sizes = ['0.85em', '1.2em', '1.5em'] as const

export type Font = (typeof fonts)[number]
export type Size = (typeof sizes)[number]

const isOneOf = <T extends string>(list: readonly T[], value: string): value is T =>
  (list as readonly string[]).includes(value)

/** Declarations of a style, as Lexical stores them with a text: "font-size: 1.2em; color: red". */
export function declarations(style: string): Map<string, string> {
  return new Map(
    style.split(';').flatMap((one) => {
      const colon = one.indexOf(':')
      if (colon === -1) return []
      return [[one.slice(0, colon).trim().toLowerCase(), one.slice(colon + 1).trim()] as const]
    }),
  )
}

/** What a paper shows of a stored style: our fonts and sizes. Everything else is left out, wherever it came from. */
export function textLook(style: string | undefined): CSSProperties | undefined {
  if (style === undefined || style === '') return undefined
  const said = declarations(style)
  const family = said.get('font-family')?.replaceAll(/["']/g, '') ?? ''
  const size = said.get('font-size') ?? ''
  const look: CSSProperties = {
    ...(isOneOf(fonts, family) ? { fontFamily: `${family}, Arimo, sans-serif` } : {}),
    ...(isOneOf(sizes, size) ? { fontSize: size } : {}),
  }
  return Object.keys(look).length === 0 ? undefined : look
}

/** The same as the style that is stored: for what is pasted. */
export function keptStyle(style: string): string {
  const said = declarations(style)
  const family = said.get('font-family')?.replaceAll(/["']/g, '') ?? ''
  const size = said.get('font-size') ?? ''
  return [
    isOneOf(fonts, family) ? `font-family: ${family};` : '',
    isOneOf(sizes, size) ? `font-size: ${size};` : '',
  ]
    .filter((one) => one !== '')
    .join(' ')
}
