import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp, { type Sharp } from 'sharp'

/** One page as raw RGBA pixels. */
export interface PageImage {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** The height of A4 in points; scale 1 is 72 dots per inch. */
const A4_HEIGHT = 841.89

/** Opens pdfium once per process, because the WebAssembly module takes a moment to start. */
export async function openRasteriser(): Promise<{
  pages: (pdf: Uint8Array, count: number, height: number) => Promise<PageImage[]>
  text: (pdf: Uint8Array) => Promise<string[]>
  close: () => void
}> {
  const library = await PDFiumLibrary.init()
  return {
    /** Renders the first `count` pages with a height of `height` pixels (for A4; other sizes in proportion). */
    async pages(pdf, count, height) {
      const document = await library.loadDocument(pdf)
      try {
        const images: PageImage[] = []
        for (let index = 0; index < Math.min(count, document.getPageCount()); index += 1) {
          const image = await document.getPage(index).render({ scale: height / A4_HEIGHT })
          images.push({ data: image.data, width: image.width, height: image.height })
        }
        return images
      } finally {
        document.destroy()
      }
    },
    /** The text of each page, as a reader would copy it. */
    async text(pdf) {
      const document = await library.loadDocument(pdf)
      try {
        // PDFium takes a hyphen at the end of a line for hyphenation and writes U+FFFE.
        return [...document.pages()].map((page) => page.getText().replaceAll('\uFFFE', '-\n'))
      } finally {
        document.destroy()
      }
    },
    close: () => library.destroy(),
  }
}

/** The pixels as a sharp pipeline. */
export function toSharp({ data, width, height }: PageImage): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } })
}
