import type { SeedFaq } from './types'

export const faqs: readonly SeedFaq[] = [
  {
    question: 'What happens in the free audit?',
    answer:
      'It takes {auditMinutes} minutes{partOfCall}. You show us how the work is done today, and we look for the steps that could run without anyone. The next working day you get a short written summary with an estimate of hours, cost and payback for each candidate.\n\nThe audit is free and there is no obligation. If a template or a tidier process is enough, we say so.',
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
      'Business hours are {businessHours}. Free audit requests are answered the same day, project inquiries within 24 hours and support requests within 4 hours.\n\nWe work remotely, and calls take place by video.',
    category: 'general',
    orderIndex: 30,
  },
  {
    question: 'What does a project cost?',
    answer:
      'The audit is free. A Quick Win starts at {quickWinPrice}: one small workflow with two systems, live in {timeToLive}. Fast Track costs {fastTrackPrice}: one workflow with up to three systems and an AI step, live in {fastTrackTime}. Scale Pack: {scalePackPrice}. Enterprise: {enterprisePrice}.\n\nAfter the audit you get a fixed price for the agreed scope. It changes only if the scope changes and you agree. Fees for third-party software are not included. You pay them to the provider, and we estimate them beforehand.',
    category: 'general',
    orderIndex: 40,
  },
  {
    question: 'When do we pay?',
    answer:
      'Fast Track is paid half at the start and half when the workflow is live. Larger projects are paid in three parts: at the start, at the working version and after the handover. The written offer names the amounts and the dates.',
    category: 'general',
    orderIndex: 50,
  },
  {
    question: 'What does the contract say?',
    answer:
      'The written offer is the contract. It names the scope, the price, the schedule, the payment terms and what you provide. It covers one project: there is no subscription to the work itself. Monthly add-ons are agreed separately.\n\nOur general terms are linked at the end of each page.',
    category: 'general',
    orderIndex: 60,
  },
  {
    question: 'Do you sign a confidentiality agreement?',
    answer:
      'Yes, on request, and before the first call if you like. Even without one, we use what you tell us about your business only to advise you and to prepare an offer.',
    category: 'general',
    orderIndex: 70,
  },
  {
    question: 'How long does implementation take?',
    answer:
      'A single workflow is usually live in {timeToLive}. With Fast Track it takes {fastTrackTime}. A package of up to five workflows takes {scalePackTime}, because they are introduced one after another.\n\nThe most common reason for delay is access to a system, so we ask for that on the first day.',
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
      'No. We build alongside your existing process and let both run in parallel until the results agree. You choose the day of the change, and you can go back to the old way at any time during the first month.',
    category: 'implementation',
    orderIndex: 30,
  },
  {
    question: 'Which tools can you connect?',
    answer:
      'Anything with a supported API or a dependable export. In practice that covers automation platforms such as Zapier, Make and n8n, and most CRMs (HubSpot, Pipedrive), email and calendar systems, online stores, accounting packages, help desks and spreadsheets.\n\nSend us your list before the call and we will check each product, including the edition you have, since some offer their API only in higher tiers.',
    category: 'integration',
    orderIndex: 10,
  },
  {
    question: 'What if one of our systems has no API?',
    answer:
      'There is often another supported way: a scheduled export, an inbox, a database view or a shared folder. We use screen automation only as a last resort, because it breaks when the screen changes, and we tell you what that means for upkeep.',
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
      'Workflows run in accounts that belong to you, with technical users that may do only what the workflow needs. Credentials are kept in the secret store of the platform, never in documents or messages.\n\nBefore we start we write down which data passes through which system and for how long it is kept. Where personal data is involved we sign a data processing agreement, in every paid project.',
    category: 'technical',
    orderIndex: 20,
  },
  {
    question: 'What happens when an automation fails?',
    answer:
      'It tries again, and if that does not help it puts the case on a list and notifies a named person. Nothing is lost. Processing a case twice does no harm, so it can be started again once the problem is solved.',
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
    question: 'Where are the workflows hosted?',
    answer:
      'In your own accounts with the automation platform, or on a server that you choose. Which region stores the data depends on the provider and the edition you have. We name both in the description of the workflow, so that you can decide before anything runs.',
    category: 'technical',
    orderIndex: 50,
  },
  {
    question: 'How do you keep our systems secure?',
    answer:
      'Each workflow gets access of its own with the fewest rights that it needs. Passwords and keys stay in the secret store of the platform, and you can withdraw them at any time. We ask for two-factor sign-in wherever a system offers it.\n\nAfter the handover our access ends, unless you book support.',
    category: 'technical',
    orderIndex: 60,
  },
  {
    question: 'What about GDPR and personal data?',
    answer:
      'You stay the controller of your data, and we process it only as you instruct us, under a data processing agreement. Before we build, we write down which personal data a workflow touches, why, where it goes and when it is deleted. A step that does not need a name does not get one.\n\nWhat this website itself stores is described in the privacy policy, which is linked at the end of each page.',
    category: 'technical',
    orderIndex: 70,
  },
  {
    question: 'Does this website use cookies or trackers?',
    answer:
      'Visitors who do not sign in receive no cookie from us. When you sign in we set one that is strictly necessary. There are no advertising cookies, no third-party trackers, and no fonts or scripts from other companies.',
    category: 'technical',
    orderIndex: 80,
  },
  {
    question: 'How much time can we expect to save?',
    answer:
      'Our clients typically save {hoursPerMonth} hours per month. Your figure depends on volume: 20 hours a month is, for example, 400 cases at three minutes each.\n\nIn the audit we work the figure out with your own numbers, and after launch we measure it.',
    category: 'benefits',
    orderIndex: 10,
  },
  {
    question: 'What return on investment is realistic?',
    answer:
      'The average is {averageRoi} ROI, which means that each dollar spent in the first year brings back {dollarsBack}. Individual projects vary.\n\nWe show you the math before you decide, with building, your own time, tools and upkeep on the cost side. If it only works with optimistic figures, we advise against it.',
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
      'Fast Track includes {fastTrackSupport} of support, the Scale Pack {scalePackSupport}, and Enterprise {enterpriseSupport} support. Support means that we keep the workflow running, answer questions and make small adjustments.\n\nAfterwards you can look after the workflow yourselves, or add extended support for {extendedSupportPrice}.',
    category: 'support',
    orderIndex: 10,
  },
  {
    question: 'How quickly do you respond to support requests?',
    answer:
      'Within 4 hours. Our business hours are {businessHours}. With priority support, an add-on for {prioritySupportPrice}, your requests are taken first.',
    category: 'support',
    orderIndex: 20,
  },
  {
    question: 'Can you train our team?',
    answer:
      'Yes. A walkthrough is part of every project. If more people need to learn how to change or extend a workflow, extra training costs {extraTrainingPrice} for 90 minutes with up to eight people.',
    category: 'support',
    orderIndex: 30,
  },
  {
    question: 'Can you automate a process that is specific to us?',
    answer:
      'Usually, yes. The ten ideas on this site are frequent starting points, and almost any process with a trigger, some rules and a result can be automated the same way.\n\nBring five real cases to the call, and we can tell you which parts are suitable and which should stay with a person.',
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
