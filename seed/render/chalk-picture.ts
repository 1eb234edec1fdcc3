import sharp from 'sharp'
import type { ChalkPicture } from '../communication-pictures.ts'
import { ACCENTS, BOARD, INK, mix } from './theme.ts'

const SIZE = { width: 800, height: 600 }

/** Filters that make lines look drawn by hand with chalk, like the drawings of the web app. */
const GRAIN = `<filter id="chalk" x="-6%" y="-6%" width="112%" height="112%">
<feTurbulence type="fractalNoise" baseFrequency=".02" numOctaves="2" seed="4"/>
<feDisplacementMap in="SourceGraphic" scale="7" xChannelSelector="R" yChannelSelector="G" result="drawn"/>
<feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="9"/>
<feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -3.4 2.7"/>
<feComposite in="drawn" operator="in"/>
</filter>`

const GROUNDS = {
  board: { fill: BOARD, line: '#F4F1E6', smear: '#FFFFFF', tint: 0.42 },
  paper: { fill: '#FAF7F0', line: INK, smear: '#1F4D3D', tint: 0 },
} as const

/** Draws the picture as SVG: a board or sheet with faint smears, and the lines on it. */
export function chalkSvg({ ground, lines }: ChalkPicture): string {
  const { fill, line, smear, tint } = GROUNDS[ground]
  const paths = lines.map(({ d, crayon, width = 5, rough = false }) => {
    const colour = crayon === undefined ? line : mix(ACCENTS[crayon], '#FFFFFF', tint)
    return `<path d="${d}" stroke="${colour}" stroke-width="${width}"${rough ? ' opacity=".55"' : ''}/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}">
${GRAIN}
<rect width="100%" height="100%" fill="${fill}"/>
<g fill="none" stroke="${smear}" stroke-linecap="round" opacity=".05">
<path d="M-40 150C180 70 420 230 860 110" stroke-width="90"/>
<path d="M-40 470C260 390 520 540 860 420" stroke-width="120"/>
</g>
<g filter="url(#chalk)" fill="none" stroke-linecap="round" stroke-linejoin="round">
${paths.join('\n')}
</g>
</svg>`
}

export async function chalkWebp(picture: ChalkPicture): Promise<Buffer> {
  return sharp(Buffer.from(chalkSvg(picture)))
    .webp({ quality: 84, effort: 2 })
    .toBuffer()
}
