import { FileCheckIcon, UploadIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { useOnline } from '@/lib/network-status.ts'
import { useSession } from '@/lib/session.ts'
import { listFiles, storeFile } from '@/lib/stored-files.ts'
import { serverNow } from '@/lib/server-clock.ts'
import { mostProofs, proofKey, proofKinds, proofName, proofProblem } from './proof-file.ts'

/** The buyer's proofs of payment. They help us to find the transfer; the order is paid when the money has arrived. */
export function PaymentProofs({ orderId }: { orderId: string }) {
  const session = useSession()
  if (session.status !== 'signed-in') return null
  return <Proofs key={orderId} orderId={orderId} userId={session.user.id} />
}

function Proofs({ orderId, userId }: { orderId: string; userId: string }) {
  const intl = useIntl()
  const online = useOnline()
  const input = useRef<HTMLInputElement>(null)
  const [names, setNames] = useState<string[]>([])
  const [problem, setProblem] = useState<'kind' | 'size' | null>(null)
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({
    busy: false,
    error: null,
  })
  // The files are in Storage, which the cache does not know.
  useEffect(() => {
    let left = false
    listFiles('proofs', `${userId}/${orderId}`).then(
      (found) => {
        if (!left) setNames(found)
      },
      () => undefined, // Adding one says what is wrong.
    )
    return () => {
      left = true
    }
  }, [userId, orderId])
  const add = async (file: File) => {
    const wrong = proofProblem(file)
    setProblem(wrong)
    if (wrong !== null) return
    setState({ busy: true, error: null })
    try {
      await storeFile('proofs', proofKey(userId, orderId, file.name, serverNow()), file)
      setNames(await listFiles('proofs', `${userId}/${orderId}`))
      setState({ busy: false, error: null })
    } catch (error) {
      setState({ busy: false, error })
    }
  }
  return (
    <section aria-labelledby="payment-proofs" className="grid justify-items-start gap-2">
      <h3 id="payment-proofs" className="text-lg">
        <FormattedMessage defaultMessage="Proof of payment" id="ZwOjWc" />
      </h3>
      <p className="text-ink-muted text-[15px]">
        <FormattedMessage
          defaultMessage="It helps us to find your transfer. Your resources are yours when the money has arrived."
          id="TggaFC"
        />
      </p>
      {names.length > 0 && (
        <ul className="grid gap-1">
          {names.map((name) => (
            <li key={name} className="flex items-start gap-2 wrap-anywhere">
              <FileCheckIcon
                aria-hidden="true"
                className="text-chalk-green mt-0.5 size-5 shrink-0"
              />
              {proofName(name)}
            </li>
          ))}
        </ul>
      )}
      {names.length < mostProofs && (
        <>
          <input
            ref={input}
            type="file"
            hidden
            accept={proofKinds.join(',')}
            aria-label={intl.formatMessage({ defaultMessage: 'Proof of payment', id: 'ZwOjWc' })}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              // The same file may be chosen again after an error.
              event.target.value = ''
              if (file !== undefined) void add(file)
            }}
          />
          <Button
            variant="outline"
            disabled={state.busy || !online}
            onClick={() => input.current?.click()}
          >
            <UploadIcon aria-hidden="true" />
            {state.busy ? (
              <FormattedMessage defaultMessage="Uploading" id="hsYvDX" />
            ) : (
              <FormattedMessage defaultMessage="Add proof of payment" id="xu9bsb" />
            )}
          </Button>
          <p className="text-ink-muted text-sm">
            <FormattedMessage
              defaultMessage="PDF, PNG, JPEG or WebP, up to 5 MB, at most {count} files."
              id="1rYTP4"
              values={{ count: mostProofs }}
            />
          </p>
        </>
      )}
      <p role="alert" className="text-danger text-sm font-medium">
        {problem === 'kind' && (
          <FormattedMessage
            defaultMessage="Please choose a PDF, PNG, JPEG or WebP file."
            id="rHUV4I"
          />
        )}
        {problem === 'size' && (
          <FormattedMessage
            defaultMessage="This file is larger than 5 MB. Please choose a smaller one."
            id="H6QKLN"
          />
        )}
      </p>
      <FormError error={state.error} />
    </section>
  )
}
