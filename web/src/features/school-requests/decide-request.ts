import { writeRow, type WritingClient } from '@/graphql/write.ts'
import { DecideSchoolRequestDocument } from './school-requests.generated.ts'

/**
 * Confirms or declines a request.
 * @param seen the request with the school that was shown: another school since then is not decided
 * @throws AppError row_changed, school_request_not_found, school_not_in_province
 */
export async function decideRequest(
  client: WritingClient,
  seen: { id: string; schoolId: string },
  confirmed: boolean,
) {
  await writeRow(
    client,
    DecideSchoolRequestDocument,
    { requestId: seen.id, schoolId: seen.schoolId, confirmed },
    ['schoolRequestCollection', 'searchSchoolRequests'],
  )
}
