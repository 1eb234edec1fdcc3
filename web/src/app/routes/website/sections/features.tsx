import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl'

const messages: Record<string, MessageDescriptor> = defineMessages({
  caps: { defaultMessage: 'Made for CAPS', id: 'xKgpZU' },
  capsText: {
    defaultMessage: 'Sorted by grade, subject and term, the way you plan.',
    id: 'fmAvaa',
  },
  both: { defaultMessage: 'Two languages, one quality', id: 'Yc0WkV' },
  bothText: {
    defaultMessage: 'Written in English and in Afrikaans, not translated word for word.',
    id: 'Rb2Kdn',
  },
  see: { defaultMessage: 'See the pages first', id: 'JpDoO7' },
  seeText: { defaultMessage: 'Real pages of every resource, before you pay a cent.', id: '7U5wEM' },
  print: { defaultMessage: 'Ready for the copier', id: 'aUbcye' },
  printText: {
    defaultMessage: 'Clean black and white, with space to write and a memorandum.',
    id: 'tNcoDQ',
  },
  keep: { defaultMessage: 'Yours to keep', id: 'sFKyYv' },
  keepText: {
    defaultMessage: 'Download again whenever you need to. It does not expire.',
    id: '5qk68f',
  },
  people: { defaultMessage: 'People who answer', id: '3F5sRW' },
  peopleText: {
    defaultMessage: 'Monday to Friday, 08:00 to 17:00, within 48 hours.',
    id: 'jwdG7O',
  },
})

const features = ['caps', 'both', 'see', 'print', 'keep', 'people'] as const

/** The features, one on each line of an exercise book page. */
export function Features() {
  return (
    <section className="page pb-16 min-[740px]:pb-24">
      <div className="border-line bg-card ruled shadow-lift rounded-xl border py-8 pr-6 pl-[68px] min-[740px]:py-[64px] min-[740px]:pr-12">
        <h2 className="text-[28px] leading-8 min-[740px]:text-[34px]">
          <FormattedMessage defaultMessage="What you can count on" id="EUKIB3" />
        </h2>
        <dl className="mt-8 grid gap-x-14 gap-y-8 min-[740px]:grid-cols-2">
          {features.map((feature) => (
            <div key={feature}>
              <dt className="text-lg leading-8 font-bold">
                <FormattedMessage {...messages[feature]} />
              </dt>
              <dd className="text-ink-muted leading-8">
                <FormattedMessage {...messages[`${feature}Text`]} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
