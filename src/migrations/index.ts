import * as migration_20261124_032645_initial from './20261124_032645_initial';
import * as migration_20261126_140500_busy_calendar_notes from './20261126_140500_busy_calendar_notes';
import * as migration_20261126_141500_fold_search_text from './20261126_141500_fold_search_text';
import * as migration_20261126_145000_phone_country from './20261126_145000_phone_country';
import * as migration_20261126_175500_api_keys from './20261126_175500_api_keys';
import * as migration_20261126_183327_assistants from './20261126_183327_assistants';
import * as migration_20261126_220137_brand from './20261126_220137_brand';
import * as migration_20261126_221956_examples from './20261126_221956_examples';
import * as migration_20261126_225024_content_of_forms from './20261126_225024_content_of_forms';
import * as migration_20261127_021000_leads from './20261127_021000_leads';
import * as migration_20261127_025442_hidden_results from './20261127_025442_hidden_results';
import * as migration_20261127_030800_sensitive_acts from './20261127_030800_sensitive_acts';
import * as migration_20261127_030843_reply_templates from './20261127_030843_reply_templates';
import * as migration_20261127_091229_hosts from './20261127_091229_hosts';
import * as migration_20261127_093939_mail_texts from './20261127_093939_mail_texts';
import * as migration_20261127_095500_words_of_pages from './20261127_095500_words_of_pages';
import * as migration_20261127_103000_draft_remarks from './20261127_103000_draft_remarks'
import * as migration_20261127_160000_host_calendars from './20261127_160000_host_calendars';

export const migrations = [
  {
    up: migration_20261124_032645_initial.up,
    down: migration_20261124_032645_initial.down,
    name: '20261124_032645_initial',
  },
  {
    up: migration_20261126_140500_busy_calendar_notes.up,
    down: migration_20261126_140500_busy_calendar_notes.down,
    name: '20261126_140500_busy_calendar_notes',
  },
  {
    up: migration_20261126_141500_fold_search_text.up,
    down: migration_20261126_141500_fold_search_text.down,
    name: '20261126_141500_fold_search_text',
  },
  {
    up: migration_20261126_145000_phone_country.up,
    down: migration_20261126_145000_phone_country.down,
    name: '20261126_145000_phone_country',
  },
  {
    up: migration_20261126_175500_api_keys.up,
    down: migration_20261126_175500_api_keys.down,
    name: '20261126_175500_api_keys',
  },
  {
    up: migration_20261126_183327_assistants.up,
    down: migration_20261126_183327_assistants.down,
    name: '20261126_183327_assistants',
  },
  {
    up: migration_20261126_220137_brand.up,
    down: migration_20261126_220137_brand.down,
    name: '20261126_220137_brand',
  },
  {
    up: migration_20261126_221956_examples.up,
    down: migration_20261126_221956_examples.down,
    name: '20261126_221956_examples',
  },
  {
    up: migration_20261126_225024_content_of_forms.up,
    down: migration_20261126_225024_content_of_forms.down,
    name: '20261126_225024_content_of_forms',
  },
  {
    up: migration_20261127_021000_leads.up,
    down: migration_20261127_021000_leads.down,
    name: '20261127_021000_leads',
  },
  {
    up: migration_20261127_025442_hidden_results.up,
    down: migration_20261127_025442_hidden_results.down,
    name: '20261127_025442_hidden_results',
  },
  {
    up: migration_20261127_030800_sensitive_acts.up,
    down: migration_20261127_030800_sensitive_acts.down,
    name: '20261127_030800_sensitive_acts',
  },
  {
    up: migration_20261127_030843_reply_templates.up,
    down: migration_20261127_030843_reply_templates.down,
    name: '20261127_030843_reply_templates',
  },
  {
    up: migration_20261127_091229_hosts.up,
    down: migration_20261127_091229_hosts.down,
    name: '20261127_091229_hosts',
  },
  {
    up: migration_20261127_093939_mail_texts.up,
    down: migration_20261127_093939_mail_texts.down,
    name: '20261127_093939_mail_texts'
  },
  {
    up: migration_20261127_095500_words_of_pages.up,
    down: migration_20261127_095500_words_of_pages.down,
    name: '20261127_095500_words_of_pages',
  },
  {
    up: migration_20261127_103000_draft_remarks.up,
    down: migration_20261127_103000_draft_remarks.down,
    name: '20261127_103000_draft_remarks',
  },
  {
    up: migration_20261127_160000_host_calendars.up,
    down: migration_20261127_160000_host_calendars.down,
    name: '20261127_160000_host_calendars',
  },
]
