import type { ComponentType } from 'react'
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import {
  AyeshaPortrait,
  LindiwePortrait,
  MarlenePortrait,
  PieterPortrait,
  PriyaPortrait,
  SibusisoPortrait,
  ThaboPortrait,
} from '@/components/brand/drawings/portraits.tsx'
import { PageHead } from '@/components/page-head.tsx'

const roles = defineMessages({
  founder: { defaultMessage: 'Founder and head of content', id: 'Ym3QOZ' },
  languages: { defaultMessage: 'Editor, languages', id: 'QSuQZ2' },
  mathematics: { defaultMessage: 'Editor, mathematics and science', id: 'pguBF2' },
  software: { defaultMessage: 'Software and planning tools', id: 'YLf2zZ' },
  support: { defaultMessage: 'Support', id: 'HqRNN8' },
  layout: { defaultMessage: 'Illustration and layout', id: 'iTkuc5' },
  orders: { defaultMessage: 'Orders and accounts', id: 'wYgapM' },
})

const words = defineMessages({
  founder: {
    defaultMessage: 'Taught Grade 3 for eleven years and still marks in green.',
    id: 'CRNtFy',
  },
  languages: { defaultMessage: 'Finds the comma that changes the question.', id: 'A9+O7H' },
  mathematics: {
    defaultMessage: 'Works out every sum by hand before it is printed.',
    id: 'lHC973',
  },
  software: { defaultMessage: 'Builds the workspace, then watches teachers use it.', id: 'Vv/oqb' },
  support: { defaultMessage: 'Answers your message, usually before second break.', id: 'mursSq' },
  layout: { defaultMessage: 'Draws so that it survives the school copier.', id: 'PBJGoS' },
  orders: { defaultMessage: 'Sees to it that what you paid for arrives.', id: 'sWhCUl' },
})

interface Member {
  name: string
  role: MessageDescriptor
  words: MessageDescriptor
  portrait: ComponentType
}

const team: Member[] = [
  {
    name: 'Lindiwe Mokoena',
    role: roles.founder,
    words: words.founder,
    portrait: LindiwePortrait,
  },
  {
    name: 'Pieter Swanepoel',
    role: roles.languages,
    words: words.languages,
    portrait: PieterPortrait,
  },
  {
    name: 'Ayesha Davids',
    role: roles.mathematics,
    words: words.mathematics,
    portrait: AyeshaPortrait,
  },
  { name: 'Thabo Nkosi', role: roles.software, words: words.software, portrait: ThaboPortrait },
  { name: 'Marlene Visser', role: roles.support, words: words.support, portrait: MarlenePortrait },
  { name: 'Sibusiso Khumalo', role: roles.layout, words: words.layout, portrait: SibusisoPortrait },
  { name: 'Priya Naidoo', role: roles.orders, words: words.orders, portrait: PriyaPortrait },
]

export function Component() {
  const intl = useIntl()
  return (
    <div className="page py-12 min-[740px]:py-20">
      <PageHead
        title={intl.formatMessage({ defaultMessage: 'Meet the Team', id: 'p7I4Jt' })}
        description={intl.formatMessage({
          defaultMessage: 'The seven people who write, check, draw and send Kryt’s resources.',
          id: 'C2WsAP',
        })}
      />
      <h1 className="text-[40px] min-[740px]:text-[56px]">
        <FormattedMessage defaultMessage="Meet the Team" id="p7I4Jt" />
      </h1>
      <p className="text-ink-muted mt-4 max-w-[56ch] text-lg">
        <FormattedMessage
          defaultMessage="Seven people, four of them with chalk still on their sleeves. Drawn by the one who draws everything else."
          id="qNSap1"
        />
      </p>
      <ul className="mt-12 grid grid-cols-2 gap-x-5 gap-y-12 min-[740px]:gap-x-8 min-[800px]:grid-cols-3 min-[1080px]:grid-cols-4">
        {team.map((member) => (
          <li key={member.name}>
            <div className="bg-paper-deep border-line grid place-items-center overflow-hidden rounded-xl border px-4 pt-6">
              <member.portrait />
            </div>
            <h2 className="mt-4 text-lg min-[740px]:text-[22px]" translate="no">
              {member.name}
            </h2>
            <p className="text-board mt-1 text-[15px] font-semibold wrap-anywhere hyphens-auto">
              <FormattedMessage {...member.role} />
            </p>
            <p className="text-ink-muted mt-1.5 max-w-[34ch] text-[15px]">
              <FormattedMessage {...member.words} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
