import { useCallback, useRef, useState, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { errorSentence } from '@/i18n/error-messages.ts'
import { toAppError } from '@/lib/errors.ts'
import { saveFile } from '@/lib/save-file.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { retryMissing, whenDrawn, type Missing } from './readiness.ts'

export type Output = 'print' | 'pdf'

/** Signs that a file system does not take in a name. */
const fileName = (title: string) => title.replace(/[\\/:*?"<>|\s]+/g, ' ').trim()

/**
 * The pages of a sheet to the printer, or as a PDF that is named after it. Either goes out when everything on it is drawn;
 * if something cannot be had, the person is told what and decides. What makes the PDF is loaded when it is asked for first.
 * @param sheet the element with the pages
 */
export function useOutput(sheet: RefObject<HTMLElement | null>, title: string) {
  const intl = useIntl()
  const [pending, setPending] = useState<Output | null>(null)
  const [lacking, setLacking] = useState<{
    output: Output
    missing: Missing[]
    done: boolean
  } | null>(null)
  const busy = useRef(false)

  const send = useCallback(
    async (output: Output, root: HTMLElement): Promise<Missing[]> => {
      if (output === 'print') {
        window.print()
        return []
      }
      const language = root.querySelector('[lang]')?.getAttribute('lang') ?? 'en'
      const { pdfOfPages } = await import('../pdf/pdf-of-pages.ts')
      const { file, missing } = await pdfOfPages(
        [...root.querySelectorAll('.page')],
        title,
        language,
      )
      saveFile(file, `${fileName(title)}.pdf`)
      return missing
    },
    [title],
  )

  const start = useCallback(
    async (output: Output, wait: (root: HTMLElement) => Promise<Missing[]>) => {
      const root = sheet.current
      if (root === null || busy.current) return
      busy.current = true
      setPending(output)
      setLacking(null)
      try {
        const before = await wait(root)
        // A sheet that was left meanwhile is not printed.
        if (sheet.current !== root) return
        if (before.length > 0) setLacking({ output, missing: before, done: false })
        else {
          const missing = await send(output, root)
          if (missing.length > 0) setLacking({ output, missing, done: true })
        }
      } catch (reason) {
        showSnack('error', errorSentence(intl, toAppError(reason)))
      } finally {
        busy.current = false
        setPending(null)
      }
    },
    [intl, send, sheet],
  )

  const ask = useCallback(async (output: Output) => start(output, whenDrawn), [start])
  return {
    pending,
    /** What could not be drawn when it was asked for last. */
    lacking,
    ask,
    /** As it is, without what is missing. */
    anyway: async (output: Output) => start(output, async () => Promise.resolve([])),
    again: async (output: Output) =>
      start(output, async (root) => {
        retryMissing(root)
        return whenDrawn(root)
      }),
    dismiss: () => setLacking(null),
  }
}
