import { useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { sizes } from './font-size.ts'
import { PrintBar, type PrintBarProps } from './print-bar.tsx'
import { useAskedPrint } from './use-asked-print.ts'
import { usePdf } from './use-pdf.ts'

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
  children,
}: {
  /** What is printed; the PDF has its name. */
  title: string
  /** Where "Back" leads in a new tab. */
  home: string
  hasLogo: boolean
  memo?: PrintBarProps['memo']
  children: (look: { size: number; logo: boolean }) => ReactNode
}) {
  const navigate = useNavigate()
  const [size, setSize] = useState(sizes.start)
  const [logo, setLogo] = useState(true)
  useAskedPrint()
  const sheet = useRef<HTMLElement>(null)
  const pdf = usePdf(sheet, title)
  return (
    <div className="paper-desk">
      <PrintBar
        onBack={() => void (pagesBehind() > 0 ? navigate(-1) : navigate(home))}
        onPrint={() => window.print()}
        onPdf={() => void pdf.save()}
        pdfPending={pdf.pending}
        size={size}
        onSize={setSize}
        logo={hasLogo ? logo : null}
        onLogo={setLogo}
        memo={memo}
      />
      <main ref={sheet} id="main">
        {children({ size, logo })}
      </main>
    </div>
  )
}
