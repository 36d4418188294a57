import type { Endpoint } from 'payload'
import { postPreviewIssue } from './post-preview-issue'
import { postResumeIssue } from './post-resume-issue'
import { postSendIssue } from './post-send-issue'
import { postStopIssue } from './post-stop-issue'
import { postTestIssue } from './post-test-issue'

export const newsletterIssueEndpoints: Endpoint[] = [
  postPreviewIssue,
  postTestIssue,
  postSendIssue,
  postStopIssue,
  postResumeIssue,
]
