type Report = { messageId: string; recipient: string; original?: string; action?: string; status?: string }

/** A report as a mail server writes it (RFC 3464), for tests. */
export function aReport({
  messageId,
  recipient,
  original,
  action = 'failed',
  status = '5.1.1',
}: Report): string {
  return `Return-Path: <>
From: Mail Delivery System <MAILER-DAEMON@mx.example>
To: stay@innkeeper.example
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b1"

--b1
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--b1
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example
Arrival-Date: Sun, 15 Nov 2026 11:00:00 +0000

${original ? `Original-Recipient: rfc822;${original}\n` : ''}Final-Recipient: rfc822; ${recipient}
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 5.1.1 <${recipient}>:
    Recipient address rejected

--b1
Content-Type: message/rfc822

From: Fjellheim <stay@innkeeper.example>
To: ${recipient}
Message-ID:
 ${messageId}
Subject: Welcome

Dear guest
--b1--
`
}
