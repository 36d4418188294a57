import type { SeedFaq } from './types'

export const faqs: readonly SeedFaq[] = [
  {
    question: 'What happens in the free audit?',
    answer:
      'You show us how the work is done today, and we look for the steps that could run without anyone. At the end you receive a short list with an estimate of hours, cost and payback for each candidate.\n\nThe audit costs nothing and leads to no obligation. If the honest answer is that a template or a tidier process will do, we say so.',
    category: 'general',
    orderIndex: 10,
  },
  {
    question: 'Which businesses do you work with?',
    answer:
      'Mostly teams of 1 to 200 people: startups, agencies, solopreneurs, and small and medium businesses. What matters more than size is that some work repeats every week and that its rules can be explained.',
    category: 'general',
    orderIndex: 20,
  },
  {
    question: 'When can I reach you?',
    answer:
      'Business hours are Mon-Fri 9 AM-6 PM CET. Free audit requests are answered the same day, project inquiries within 24 hours and support requests within 4 hours.\n\nWe work remotely, and calls take place by video.',
    category: 'general',
    orderIndex: 30,
  },
  {
    question: 'How long does implementation take?',
    answer:
      'A single workflow is usually live in 1-2 weeks. With Fast Track it takes one week. A package of up to five workflows takes 4-6 weeks, because they are introduced one after another.\n\nThe most common reason for delay is access to a system, so we ask for that on the first day.',
    category: 'implementation',
    orderIndex: 10,
  },
  {
    question: 'How much of our time do you need?',
    answer:
      'Plan about ten hours for a first workflow: two to explain the process, one to grant access, four to test with real cases and three for questions and handover. Simple ones need less, invoice processing and customer support need more.\n\nOne person should own the project on your side and be able to decide.',
    category: 'implementation',
    orderIndex: 20,
  },
  {
    question: 'Will our daily work be interrupted?',
    answer:
      'No. We build beside your existing process and let both run in parallel until the results agree. You choose the day of the change, and you can go back to the old way at any time during the first month.',
    category: 'implementation',
    orderIndex: 30,
  },
  {
    question: 'Which tools can you connect?',
    answer:
      'Anything with a supported API or a dependable export. In practice that covers most CRMs, mail and calendar systems, shops, accounting packages, help desks and spreadsheets.\n\nSend us your list before the call and we will check each product, including the edition you have, since some offer their API only in higher tiers.',
    category: 'integration',
    orderIndex: 10,
  },
  {
    question: 'What if one of our systems has no API?',
    answer:
      'There is often another supported way: a scheduled export, a mailbox, a database view or a shared folder. We use screen automation only as a last resort, because it breaks when the screen changes, and we tell you what that means for upkeep.',
    category: 'integration',
    orderIndex: 20,
  },
  {
    question: 'Do we have to replace the software we use?',
    answer:
      'Almost never. Automation is worth most when it joins the tools your team already knows. If two products do the same job we may suggest dropping one, and the decision is yours.',
    category: 'integration',
    orderIndex: 30,
  },
  {
    question: 'Do we need technical knowledge?',
    answer:
      'No. You need to know your process, and we take care of the rest. Each workflow is handed over with a one-page description in plain language, a recording of the walkthrough and a list of what to do when something stops.',
    category: 'technical',
    orderIndex: 10,
  },
  {
    question: 'How is our data protected?',
    answer:
      'Workflows run in accounts that belong to you, with technical users that may do only what the workflow needs. Credentials are kept in the secret store of the platform, never in documents or messages.\n\nBefore we start we write down which data passes through which system and for how long it is kept. Where personal data is involved we sign a data processing agreement.',
    category: 'technical',
    orderIndex: 20,
  },
  {
    question: 'What happens when an automation fails?',
    answer:
      'It tries again, and if that does not help it puts the case on a list and tells a named person. Nothing is dropped. Because repeated processing does no harm by design, the case can simply be started again once the cause has gone.',
    category: 'technical',
    orderIndex: 30,
  },
  {
    question: 'Do you use our data to train AI models?',
    answer:
      'No. We use model providers under business terms that exclude training on your inputs, and we send them only the fields a step needs. If a process must not use an external model at all, we say at the start whether it can be built without one.',
    category: 'technical',
    orderIndex: 40,
  },
  {
    question: 'How much time can we expect to save?',
    answer:
      'Our clients typically save 10-30 hours per month. Where you land depends on volume: 20 hours a month is, for example, 400 cases at three minutes each.\n\nIn the audit we work the figure out with your own numbers, and after launch we measure it.',
    category: 'benefits',
    orderIndex: 10,
  },
  {
    question: 'What return on investment is realistic?',
    answer:
      'The average is 300% ROI, which means that each dollar spent in the first year brings back four. Single projects lie above and below that.\n\nWe show the sum before you decide, with building, your own time, tools and upkeep on the cost side. If it only works with optimistic figures, we advise against it.',
    category: 'benefits',
    orderIndex: 20,
  },
  {
    question: 'Will automation replace people in our team?',
    answer:
      'The projects we take remove tasks: copying, reminding, sorting, formatting. Decisions, exceptions and relationships stay with people. Most clients use the hours for work that had been waiting.',
    category: 'benefits',
    orderIndex: 30,
  },
  {
    question: 'What support is included after launch?',
    answer:
      'Fast Track includes 1 month of support, the Scale Pack 3 months, and Enterprise unlimited support. Support means that we keep the workflow running, answer questions and make small adjustments.\n\nAfterwards you can look after the workflow yourselves, or add extended support for $300 per month.',
    category: 'support',
    orderIndex: 10,
  },
  {
    question: 'How quickly do you respond to support requests?',
    answer:
      'Within 4 hours. Our business hours are Mon-Fri 9 AM-6 PM CET. With priority support, an add-on for $150 per month, your requests are taken first.',
    category: 'support',
    orderIndex: 20,
  },
  {
    question: 'Can you train our team?',
    answer:
      'Yes. A walkthrough is part of every project. If more people need to learn how to change or extend a workflow, extra training costs $200 per session, with up to eight people for 90 minutes.',
    category: 'support',
    orderIndex: 30,
  },
  {
    question: 'Can you automate a process that is specific to us?',
    answer:
      'Usually, yes. The ten ideas on this site are frequent starting points, and about every process with a trigger, some rules and a result can be treated the same way.\n\nBring five real cases to the call, and we can tell you which parts are suitable and which should stay with a person.',
    category: 'custom',
    orderIndex: 10,
  },
  {
    question: 'When is custom code better than no-code?',
    answer:
      'When the volume makes a platform expensive, when the logic no longer fits on one screen, or when mistakes cost money and the rules must be tested. Often the best answer is both: a platform for the connections, and one small tested function for the difficult rule.',
    category: 'custom',
    orderIndex: 20,
  },
  {
    question: 'Who owns what you build?',
    answer:
      'You do. Workflows, code and documentation belong to you once the project is paid, and they run in your accounts. You can take them to another supplier or continue on your own.',
    category: 'custom',
    orderIndex: 30,
  },
]
