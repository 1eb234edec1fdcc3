import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { KrytMark } from '@/components/brand/kryt-mark.tsx'
import { useChargesVat } from '@/domain/money/charges-vat.ts'
import { LanguageToggle } from '@/components/language-toggle.tsx'
import { NearScreen } from '@/components/near-screen.tsx'
import { paths } from '@/config/paths.ts'
import { release } from '@/config/release.ts'
import { seller } from '@/config/seller.ts'
import { LegalDialogButton } from '@/features/legal/legal-dialog-button.tsx'
import { today } from '@/lib/wall-time.ts'
import { LegalMenu } from './legal-menu.tsx'
import { menuEntries } from './menu-entries.ts'

function PricesIncludeVat() {
  if (!useChargesVat()) return null
  return (
    <p>
      <FormattedMessage defaultMessage="All prices include VAT." id="Cu4BPK" />
    </p>
  )
}

/** Whom the visitor would buy from, as the law asks of a website that sells. */
function SellerLine() {
  const link = 'hover:text-board underline decoration-1 underline-offset-4'
  return (
    <address className="text-ink-muted flex flex-wrap gap-x-[1ch] text-sm not-italic min-[1000px]:col-span-2">
      <span translate="no">{seller.registeredName}</span>
      <span>
        <FormattedMessage
          defaultMessage="Reg. no. {number}"
          id="AvFetF"
          values={{ number: seller.registrationNumber }}
        />
      </span>
      {seller.vatNumber !== null && (
        <span>
          <FormattedMessage
            defaultMessage="VAT {number}"
            id="6TOLyY"
            values={{ number: seller.vatNumber }}
          />
        </span>
      )}
      <span translate="no">{seller.address}</span>
      <a href={`mailto:${seller.email}`} className={link}>
        {seller.email}
      </a>
      <a href={`tel:${seller.phone.replaceAll(/[^+\d]/g, '')}`} className={link}>
        {seller.phone}
      </a>
    </address>
  )
}

export function Footer() {
  const intl = useIntl()
  const year = today().slice(0, 4)
  return (
    <footer className="border-line mt-auto border-t">
      <div className="page grid gap-8 pt-10 pb-20 min-[1000px]:grid-cols-[1fr_auto] min-[1000px]:items-end">
        <div>
          <KrytMark className="text-board" />
          <p className="text-ink-muted mt-4 max-w-sm text-[15px]">
            <FormattedMessage
              defaultMessage="Planning and resources for South African classrooms, grade R to 7."
              id="SLmg8k"
            />
          </p>
        </div>
        <nav
          aria-label={intl.formatMessage({ defaultMessage: 'Footer', id: 'Vge+RX' })}
          className="flex flex-wrap items-center gap-x-6 gap-y-1 text-[15px]"
        >
          {menuEntries.map((entry) => (
            <Link
              key={entry.to}
              to={entry.to}
              className="hover:text-board inline-flex min-h-10 items-center"
            >
              <FormattedMessage {...entry.label} />
            </Link>
          ))}
          <Link
            to={paths.homeSection.href('resources')}
            className="hover:text-board inline-flex min-h-10 items-center"
          >
            <FormattedMessage defaultMessage="Resources" id="c/KktL" />
          </Link>
          <Link
            to={paths.prices.href()}
            className="hover:text-board inline-flex min-h-10 items-center"
          >
            <FormattedMessage defaultMessage="Prices" id="F6OyfE" />
          </Link>
          <LanguageToggle />
        </nav>
        <SellerLine />
        <div className="text-ink-muted border-line relative flex flex-wrap items-center gap-x-6 gap-y-1 border-t pt-5 text-sm min-[1000px]:col-span-2">
          <div className="mr-auto flex flex-wrap gap-x-[0.5ch]">
            <p>
              <FormattedMessage defaultMessage="© {year} Kryt." id="IhtYTQ" values={{ year }} />
            </p>
            <NearScreen>
              <PricesIncludeVat />
            </NearScreen>
          </div>
          <LegalDialogButton name="terms-conditions" className="hover:text-board min-h-10">
            <FormattedMessage defaultMessage="Terms and Conditions" id="6qF/vN" />
          </LegalDialogButton>
          <LegalMenu />
          <span translate="no">{release}</span>
        </div>
      </div>
    </footer>
  )
}
