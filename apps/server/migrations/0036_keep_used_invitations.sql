-- An invitation goes when it is accepted. Its token is kept as a used link until its time is over, so that whoever opens
-- it again is told so.
alter table staff_tokens
  drop constraint staff_tokens_purpose_check,
  add constraint staff_tokens_purpose_check
    check (purpose in ('password-reset', 'email-verification', 'email-change', 'second-factor', 'invitation'));
