import { FormattedMessage } from 'react-intl'

export interface Member {
  title: string
  physical: boolean
  /** Null where it has none, or where it is not sold any more. */
  language: string | null
  /** The buyer had it already, and did not pay for it again. */
  paidBefore?: boolean | undefined
}

interface Ordered {
  /** Whether any of it is posted. */
  physical: boolean
  /** What a bundle holds; empty for a resource. */
  members: readonly Pick<Member, 'physical'>[]
}

const isMixed = ({ physical, members }: Ordered) =>
  physical && members.some((member) => !member.physical)

/** How something that is ordered comes to its buyer, who reads this unless `forShop`; a bundle may hold both. */
export function HowItComes({ forShop = false, ...ordered }: Ordered & { forShop?: boolean }) {
  if (!ordered.physical) return <FormattedMessage defaultMessage="PDF to download" id="aFk38z" />
  return isMixed(ordered) ? (
    <FormattedMessage defaultMessage="Some of it is posted, the rest is downloaded" id="FfVdEF" />
  ) : forShop ? (
    <FormattedMessage defaultMessage="To be posted" id="Lhyxdx" />
  ) : (
    <FormattedMessage defaultMessage="Posted to you" id="UP9HB0" />
  )
}

/** What an ordered bundle holds; where only some of it is posted, it says which. */
export function OrderedMembers({
  physical,
  members,
}: {
  physical: boolean
  members: readonly Member[]
}) {
  if (members.length === 0) return null
  const marked = isMixed({ physical, members })
  return (
    <div className="text-ink-muted text-sm">
      <p>
        <FormattedMessage defaultMessage="In this bundle:" id="s4PtAI" />
      </p>
      <ul className="list-disc pl-5">
        {members.map((member, place) => (
          <li key={place}>
            <span lang={member.language ?? undefined} className="wrap-anywhere">
              {member.title}
            </span>
            {member.paidBefore === true && (
              <>
                {' '}
                <FormattedMessage
                  defaultMessage="(bought before)"
                  id="1BMMnQ"
                  description="After one of the things in a bundle"
                />
              </>
            )}
            {marked && member.physical && (
              <>
                {' '}
                <FormattedMessage
                  defaultMessage="(posted)"
                  id="hY/fd5"
                  description="After one of the things in a bundle"
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
