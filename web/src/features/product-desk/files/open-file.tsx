import { useIntl } from 'react-intl'
import { nameInKey } from '@/components/pictures/picture-key.ts'
import { Button } from '@/components/ui/button.tsx'
import { errorSentence } from '@/i18n/error-messages.ts'
import { cn } from '@/lib/class-names.ts'
import { AppError } from '@/lib/errors.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { signFiles } from '@/lib/stored-files.ts'

/** The name of a stored file, which opens it in a window of its own. */
export function OpenFile({ fileKey, className }: { fileKey: string; className?: string }) {
  const intl = useIntl()
  const open = async () => {
    try {
      const address = (await signFiles('content', [fileKey])).get(fileKey)
      if (address === undefined) throw new AppError('not_found_or_forbidden')
      window.open(address, '_blank', 'noopener')
    } catch (error) {
      showSnack('error', errorSentence(intl, error))
    }
  }
  return (
    <Button
      variant="link"
      size="inline"
      className={cn(
        'min-w-0 justify-start text-left text-[15px] wrap-anywhere whitespace-normal!',
        className,
      )}
      onClick={() => void open()}
    >
      {nameInKey(fileKey)}
    </Button>
  )
}
