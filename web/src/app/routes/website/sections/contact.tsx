import { withTexts } from '@/i18n/catalogue.ts'
import { lazy, Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { LetterDrawing } from '@/components/brand/drawings/letter.tsx'
import { NearScreen } from '@/components/near-screen.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'

const ContactForm = lazy(() =>
  withTexts(import('@/features/contact/contact-form.tsx')).then((module) => ({
    default: module.ContactForm,
  })),
)

/** The contact form; on the contact page its heading is the page's heading. */
export function Contact({ heading: Heading = 'h2' }: { heading?: 'h1' | 'h2' }) {
  return (
    <section id="contact" className="page scroll-mt-16 py-16 min-[740px]:py-24">
      <div className="grid gap-10 min-[900px]:grid-cols-[1fr_minmax(0,640px)] min-[900px]:gap-16">
        <div>
          <Heading className="text-[32px] min-[740px]:text-[40px]">
            <FormattedMessage defaultMessage="Contact Us" id="hZOGLS" />
          </Heading>
          <p className="text-ink-muted mt-4 max-w-[44ch] text-lg">
            <FormattedMessage
              defaultMessage="A question about a resource, an order or your account? We answer from Monday to Friday, 08:00 to 17:00, within 48 hours."
              id="sR9QGv"
            />
          </p>
          <div className="mt-8 max-[899px]:hidden">
            <LetterDrawing />
          </div>
        </div>
        <div className="min-h-[560px] min-[740px]:min-h-[480px]">
          <NearScreen>
            <Suspense fallback={<FormSkeleton />}>
              <ContactForm />
            </Suspense>
          </NearScreen>
        </div>
      </div>
    </section>
  )
}

function FormSkeleton() {
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 min-[740px]:grid-cols-2">
        <Skeleton className="h-[72px]" />
        <Skeleton className="h-[72px]" />
      </div>
      <Skeleton className="h-[72px]" />
      <Skeleton className="h-48" />
      <Skeleton className="h-13 w-44" />
    </div>
  )
}
