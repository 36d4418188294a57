import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { noteRequest } from '@/features/security/note-request'
import { guarded } from '@/lib/http/guard'

export const GET = guarded(REST_GET(config), noteRequest)
export const POST = guarded(REST_POST(config), noteRequest)
export const DELETE = guarded(REST_DELETE(config), noteRequest)
export const PATCH = guarded(REST_PATCH(config), noteRequest)
export const PUT = guarded(REST_PUT(config), noteRequest)
export const OPTIONS = REST_OPTIONS(config)
