import { useIntl } from 'react-intl'
import { cn } from '@/lib/class-names.ts'
import { chooseLocale, useLocale, type Locale } from '@/i18n/locale.ts'

const names = { en: 'English', af: 'Afrikaans' } as const
const locales: Locale[] = ['en', 'af']

/** English and Afrikaans side by side, each named in its own language. */
export function LanguageToggle({ className }: { className?: string }) {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <div
      role="group"
      aria-label={intl.formatMessage({ defaultMessage: 'Language', id: 'y1Z3or' })}
      className={cn('border-line-strong inline-flex rounded-md border p-0.5', className)}
    >
      {locales.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          title={names[one]}
          aria-label={names[one]}
          aria-pressed={one === locale}
          onClick={() => chooseLocale(one)}
          className="text-ink-muted aria-pressed:bg-board aria-pressed:text-board-ink hover:not-aria-pressed:text-ink h-8 min-w-9 rounded-[7px] px-2 text-sm font-semibold uppercase transition-colors"
        >
          {one}
        </button>
      ))}
    </div>
  )
}
