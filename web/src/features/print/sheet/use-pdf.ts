import { useState, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { errorSentence } from '@/i18n/error-messages.ts'
import { toAppError } from '@/lib/errors.ts'
import { saveFile } from '@/lib/save-file.ts'
import { showSnack } from '@/lib/snackbar.ts'

/** Signs that a file system does not take in a name. */
const fileName = (title: string) => title.replace(/[\\/:*?"<>|\s]+/g, ' ').trim()

/**
 * The pages of a sheet as a PDF that is named after it. What makes it is loaded when it is asked for first.
 * @param sheet the element with the pages
 */
export function usePdf(sheet: RefObject<HTMLElement | null>, title: string) {
  const intl = useIntl()
  const [pending, setPending] = useState(false)
  const save = async () => {
    const root = sheet.current
    if (root === null || pending) return
    setPending(true)
    try {
      const language = root.querySelector('[lang]')?.getAttribute('lang') ?? 'en'
      const { pdfOfPages } = await import('../pdf/pdf-of-pages.ts')
      const pdf = await pdfOfPages([...root.querySelectorAll('.page')], title, language)
      saveFile(pdf, `${fileName(title)}.pdf`)
    } catch (reason) {
      showSnack('error', errorSentence(intl, toAppError(reason)))
    } finally {
      setPending(false)
    }
  }
  return { pending, save }
}
