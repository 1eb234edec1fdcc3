import { useCallback, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { sizes } from './font-size.ts'
import { MissingNotice } from './missing-notice.tsx'
import { PrintBar, type PrintBarProps } from './print-bar.tsx'
import { useAskedPrint } from './use-asked-print.ts'
import { useOutput } from './use-output.ts'

/** The number of the app's pages before this one in its window; a new tab has none. */
function pagesBehind(): number {
  const index: unknown = Reflect.get(Object(window.history.state), 'idx') // the router's own count
  return typeof index === 'number' ? index : 0
}

/** The bar, and below it the sheet with the chosen text size, with or without the school's logo. */
export function PrintShell({
  home,
  title,
  hasLogo,
  memo,
  more,
  children,
}: {
  /** What is printed; the PDF has its name. */
  title: string
  /** Where "Back" leads in a new tab. */
  home: string
  hasLogo: boolean
  memo?: PrintBarProps['memo']
  more?: PrintBarProps['more']
  children: (look: { size: number; logo: boolean }) => ReactNode
}) {
  const navigate = useNavigate()
  const [size, setSize] = useState(sizes.start)
  const [logo, setLogo] = useState(true)
  const sheet = useRef<HTMLElement>(null)
  const { ask, pending, lacking, again, anyway, dismiss } = useOutput(sheet, title)
  useAskedPrint(useCallback(() => void ask('print'), [ask]))
  return (
    <div className="paper-desk">
      <PrintBar
        onBack={() => void (pagesBehind() > 0 ? navigate(-1) : navigate(home))}
        onPrint={() => void ask('print')}
        onPdf={() => void ask('pdf')}
        pending={pending}
        size={size}
        onSize={setSize}
        logo={hasLogo ? logo : null}
        onLogo={setLogo}
        memo={memo}
        more={more}
      />
      <main ref={sheet} id="main">
        {lacking !== null && (
          <MissingNotice
            {...lacking}
            onAgain={() => void again(lacking.output)}
            onAnyway={() => void anyway(lacking.output)}
            onDismiss={dismiss}
          />
        )}
        {children({ size, logo })}
      </main>
    </div>
  )
}
