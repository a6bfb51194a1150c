import { DAY_MS } from '@/lib/duration'

import type { Requests } from './tool-requests'

const range = () => ({
  from: new Date(Date.now() - 7 * DAY_MS).toISOString(),
  to: new Date().toISOString(),
  timezone: 'Europe/Warsaw',
})

const discount = {
  name: 'Spring',
  percent: 20,
  tiers: ['basic'],
  audience: 'all',
  listId: null,
  from: new Date(Date.now() + 90 * DAY_MS).toISOString(),
  to: null,
  cap: 50,
}
const trial = { name: 'Newsletter', cap: 500, expiresAt: null, listId: null }
const trackingLink = { name: 'Podcast', source: 'partner', rate: 12_000, basis: 'once' }

/** Requests of /discounts-trials and /dmca. */
export const OFFER_REQUESTS: Requests = {
  listDiscounts: {},
  createDiscount: { body: { clientId: 'discount-c-1', ...discount, code: 'SPRING-20' } },
  updateDiscount: { body: { discountId: 'discount-1-1', ...discount, name: 'Winter', code: 'WINTER50' } },
  endDiscount: { body: { discountId: 'discount-1-5' } },
  listTrials: {},
  createTrial: { body: { clientId: 'trial-c-1', ...trial, days: 7, tier: 'basic' } },
  updateTrial: { body: { trialId: 'trial-1-1', ...trial } },
  deactivateTrial: { body: { trialId: 'trial-1-2' } },
  listTrialClaims: { body: { trialId: 'trial-1-3', limit: 50 } },
  listTrackingLinks: { body: range() },
  createTrackingLink: { body: { clientId: 'link-c-1', ...trackingLink, tag: 'podcast-12' } },
  updateTrackingLink: { body: { linkId: 'link-1-1', ...trackingLink } },
  deactivateTrackingLink: { body: { linkId: 'link-1-2' } },
  getTrackingLinkStats: { body: { linkId: 'link-1-3', ...range() } },
  shareTrackingLink: { body: { linkId: 'link-1-5', isShared: true, showsRevenue: false } },
  listDmcaCases: { body: { sort: { by: 'deadline', descending: false }, limit: 50 } },
  createDmcaCases: {
    body: {
      clientId: 'dmca-c-1',
      urls: ['https://leaks.example/a'],
      original: { title: 'Rooftop', url: null },
      language: 'en',
    },
  },
  getDmcaCase: { body: { caseId: 'case-1-3' } },
  updateDmcaCase: {
    body: { clientId: 'case-c-1', caseId: 'case-1-3', outcome: 'acknowledge', note: 'Ticket 12' },
  },
  addDmcaEvidence: {
    body: {
      caseId: 'case-1-2',
      clientId: 'evidence-c-1',
      mediaId: 'media-1-1',
      name: 'capture.png',
      sha256: 'a'.repeat(64),
      capturedAt: new Date().toISOString(),
    },
  },
  submitDmcaCase: {
    body: { caseId: 'case-1-1', notice: 'Please remove it.', isSworn: true, signature: 'Mila Hart' },
  },
  withdrawDmcaCase: { body: { caseId: 'case-1-4', note: '' } },
  getDmcaAgent: {},
  updateDmcaAgent: {
    body: {
      legalName: 'Mila Hart',
      contactName: 'Rights desk',
      email: 'rights@northlight.agency',
      phone: '',
      address: 'Warszawa',
    },
  },
}
