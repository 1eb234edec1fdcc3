import { service } from './api.ts'

interface Sent {
  subject: string
  send_to: string[]
  show: string[]
  body?: string | null
  images?: string[] | null
  video?: string | null
  publish_date?: string
}

/** Creates a communication for one test. */
export async function sendCommunication(columns: Sent): Promise<string> {
  const { data, error } = await service
    .from('communication')
    .insert({
      body: columns.show.includes('BODY') ? `<p>${columns.subject}</p>` : null,
      ...columns,
    })
    .select('id')
    .single<{ id: string }>()
  if (error !== null) throw new Error(error.message)
  return data.id
}

export async function changeCommunication(id: string, columns: Partial<Sent>): Promise<void> {
  const { error } = await service.from('communication').update(columns).eq('id', id)
  if (error !== null) throw new Error(error.message)
}

export async function deleteCommunication(id: string): Promise<void> {
  const { error } = await service.from('communication').delete().eq('id', id)
  if (error !== null) throw new Error(error.message)
}
