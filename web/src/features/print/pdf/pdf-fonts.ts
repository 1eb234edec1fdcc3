import bold from '@fontsource/arimo/files/arimo-latin-700-normal.woff?url'
import boldItalic from '@fontsource/arimo/files/arimo-latin-700-italic.woff?url'
import italic from '@fontsource/arimo/files/arimo-latin-400-italic.woff?url'
import regular from '@fontsource/arimo/files/arimo-latin-400-normal.woff?url'
import type { jsPDF } from 'jspdf'
import { decodeWoff } from './decode-woff.ts'

/** The faces of Arimo, which has the metrics of Arial. */
const faces = { normal: regular, bold, italic, bolditalic: boldItalic }

export type Face = keyof typeof faces

/** The part of an em above the base line. */
export const ascent = 0.905

/** What the faces can write: the range of the Latin files in paper-fonts.css. Anything else is drawn as a picture. */
const covered =
  /^[\u0020-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215]*$/

export const canWrite = (text: string): boolean => covered.test(text)

/** In pieces, because a call takes a limited number of arguments. */
function base64(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000))
  }
  return btoa(text)
}

/** Puts the faces into a PDF. @throws if one cannot be loaded */
export async function addFonts(pdf: jsPDF): Promise<void> {
  await Promise.all(
    Object.entries(faces).map(async ([face, url]) => {
      const answer = await fetch(url)
      if (!answer.ok) throw new Error('font not loaded')
      const font = await decodeWoff(await answer.arrayBuffer())
      pdf.addFileToVFS(`Arimo-${face}.ttf`, base64(font))
      pdf.addFont(`Arimo-${face}.ttf`, 'Arimo', face)
    }),
  )
}
