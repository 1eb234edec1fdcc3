import { FormattedMessage, type IntlShape } from 'react-intl'
import { ProductImage } from '@/domain/product/product-image.tsx'
import type { Invitation, InvitedTo } from './seats-document.ts'

/** The heading of the page that the link of an invitation opens. */
export function offerTitle(intl: IntlShape, invitation: Invitation | null): string {
  if (invitation === null)
    return intl.formatMessage({ defaultMessage: 'No such invitation', id: 'foyoRj' })
  const { state } = invitation
  if (state === 'open')
    return intl.formatMessage({ defaultMessage: 'A seat for you', id: 'S78H4o' })
  if (state === 'mine' || state === 'owned') {
    return intl.formatMessage({ defaultMessage: 'You have this resource', id: 'MLurGS' })
  }
  return intl.formatMessage({ defaultMessage: 'This seat is not free', id: 'BpJ8nk' })
}

/** What became of the invitation, for whoever opens its link. */
export function OfferWords({ invitation }: { invitation: Invitation | null }) {
  if (invitation === null) {
    return (
      <FormattedMessage
        defaultMessage="Check that the whole link from the email is in the address bar."
        id="14olJd"
      />
    )
  }
  switch (invitation.state) {
    case 'open': {
      return (
        <FormattedMessage
          defaultMessage="{from} has bought this for several teachers and gives you a seat. It will be in your library, to open and download."
          id="U5RO8H"
          values={{ from: invitation.from }}
        />
      )
    }
    case 'mine': {
      return (
        <FormattedMessage
          defaultMessage="{from} gave you this seat. It is in your library."
          id="VftUlX"
          values={{ from: invitation.from }}
        />
      )
    }
    case 'owned': {
      return (
        <FormattedMessage
          defaultMessage="It is in your library already, so you do not need this seat. {from} can give it to somebody else."
          id="tudLQs"
          values={{ from: invitation.from }}
        />
      )
    }
    case 'taken': {
      return (
        <FormattedMessage
          defaultMessage="Somebody has taken it already. If that was you, sign in with that account. If not, ask {from} for another one."
          id="z5QV1V"
          values={{ from: invitation.from }}
        />
      )
    }
    case 'closed': {
      return (
        <FormattedMessage
          defaultMessage="It is not paid for any more. Please ask {from}."
          id="F61FM6"
          values={{ from: invitation.from }}
        />
      )
    }
    case 'withdrawn': {
      return (
        <FormattedMessage
          defaultMessage="The invitation was taken back. Please ask whoever sent it to you."
          id="np8wif"
        />
      )
    }
  }
}

/** The resource that the seat is of. */
export function OfferedResource({ offer }: { offer: InvitedTo }) {
  return (
    <div className="flex items-center gap-4">
      <ProductImage imageKey={offer.cover} className="w-[88px] rounded-sm" sizes="88px" />
      <p
        lang={offer.language ?? undefined}
        className="font-display min-w-0 text-xl leading-snug font-semibold wrap-anywhere hyphens-auto"
      >
        {offer.title}
      </p>
    </div>
  )
}
