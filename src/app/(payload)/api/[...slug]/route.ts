import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { noteRequest } from '@/features/security/note-request'
import { wrongMethod } from '@/lib/http/allowed-methods'
import { guarded } from '@/lib/http/guard'

type Rest = ReturnType<typeof REST_GET>

const behindTheDoor = (rest: Rest) =>
  guarded<Parameters<Rest>[1]>(
    async (request, context) => wrongMethod(await config, request, await rest(request, context)),
    noteRequest,
  )

export const GET = behindTheDoor(REST_GET(config))
/** Payload knows no HEAD: it is asked as GET, and the server sends the head of that answer. */
export const HEAD = behindTheDoor((request, context) =>
  REST_GET(config)(new Request(request, { method: 'GET' }), context),
)
export const POST = behindTheDoor(REST_POST(config))
export const DELETE = behindTheDoor(REST_DELETE(config))
export const PATCH = behindTheDoor(REST_PATCH(config))
export const PUT = behindTheDoor(REST_PUT(config))
export const OPTIONS = guarded(REST_OPTIONS(config), noteRequest)
