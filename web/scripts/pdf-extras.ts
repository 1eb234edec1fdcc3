import type { Plugin } from 'vite'

/** What jsPDF would load to turn HTML and SVG into a PDF: 400 kB for calls that we do not make (decision 068). */
const extras = ['html2canvas', 'dompurify', 'canvg']

const nothing = '\0left-out-of-jspdf'

/** What takes the place of a module; null for any that is kept. DOMPurify is left out for jsPDF alone: we use it ourselves. */
export const replacedBy = (id: string, importer: string | undefined): string | null =>
  extras.includes(id) && /[\\/]node_modules[\\/]jspdf[\\/]/.test(importer ?? '') ? nothing : null

const unwanted =
  /[\\/]node_modules[\\/](html2canvas|canvg|svg-pathdata|rgbcolor|stackblur-canvas)[\\/]/

/** The first module that no page needs. */
export const unwantedIn = (modules: readonly string[]): string | undefined =>
  modules.find((id) => unwanted.test(id))

/** Leaves the optional parts of jsPDF out of the product, and fails a build in which one is found. */
export const pdfExtras = (): Plugin => ({
  name: 'pdf-extras',
  enforce: 'pre',
  resolveId: replacedBy,
  load: (id) => (id === nothing ? 'export default undefined' : null),
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      const found = file.type === 'chunk' ? unwantedIn(file.moduleIds) : undefined
      if (found !== undefined) this.error(`${file.fileName} has ${found}, which no page needs`)
    }
  },
})
