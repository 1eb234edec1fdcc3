import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { legalPages } from '@/config/legal-pages.ts'
import { paths } from '@/config/paths.ts'
import { legalMenuNames } from '@/features/legal/legal-texts.ts'

export function LegalMenuLinks({ onChoose }: { onChoose: () => void }) {
  return (
    <ul className="bg-card border-line shadow-lift animate-in fade-in-0 absolute bottom-full left-0 z-30 mb-2 w-72 rounded-md border p-1.5 duration-150 min-[740px]:right-0 min-[740px]:left-auto">
      {legalPages.map((page) => (
        <li key={page}>
          <Link
            to={paths.legal.href(page)}
            onClick={onChoose}
            className="hover:bg-board/10 flex min-h-10 items-center rounded-sm px-3 py-1.5 text-[15px]"
          >
            <FormattedMessage {...legalMenuNames[page]} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
