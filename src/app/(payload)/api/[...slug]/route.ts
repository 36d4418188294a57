import { admit } from '@endpoints/access/admission'
import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { payloadInstance } from '@/cms/payload'
import { recordRequestEvent } from '@/features/security/record-request-event'
import { withGuard } from '@/lib/http/guard'
import { wrongMethod } from '@/patches/payload/errors/allowed-methods'

type Rest = ReturnType<typeof REST_GET>

const guardOptions = { payload: payloadInstance, admit, onNotice: recordRequestEvent }

const guardedRest = (rest: Rest) =>
  withGuard<Parameters<Rest>[1]>(
    async (request, context) => wrongMethod(await config, request, await rest(request, context)),
    guardOptions,
  )

export const GET = guardedRest(REST_GET(config))
/**
 * Payload does not know HEAD: it gets a GET, and the server sends only the head of that answer. Next passes a proxy of the
 * request, which cannot be copied directly.
 */
export const HEAD = guardedRest(({ url, headers, signal }, context) =>
  REST_GET(config)(new Request(url, { headers, signal }), context),
)
export const POST = guardedRest(REST_POST(config))
export const DELETE = guardedRest(REST_DELETE(config))
export const PATCH = guardedRest(REST_PATCH(config))
export const PUT = guardedRest(REST_PUT(config))
export const OPTIONS = withGuard(REST_OPTIONS(config), guardOptions)
