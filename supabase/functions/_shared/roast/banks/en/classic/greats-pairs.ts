/** Praise for what only this photo has: two things at once. Data only. */
import type { TopicLines } from '../../types.ts';

export const greatsPairs: TopicLines = {
  greats: {
    'framing.great+sharpness.crisp': [
      "In the middle and in focus. You'd think that's the minimum, and then you see other people's photos.",
      'Framing: done. Focus: done. Those two boxes have never been ticked so firmly.',
      'Sharp, and right where it should be. I checked for luck, and it looks like skill.',
    ],
    'strength.light+strength.smile': [
      'Good light and a good smile rarely book the same appointment. You got both in.',
      'The light does half the work here, and the smile does the other three quarters.',
    ],
    'expression.serious+gaze.camera': [
      "You look straight at the lens with real gravity. If you told me to evacuate, I'd evacuate.",
      "Direct look, serious face: I'd trust you with my spare key and the alarm code.",
    ],
    'background.dark+sharpness.crisp': [
      'Dark behind you, razor-sharp in front. Somebody forgot the wall, and nobody forgot you.',
      "The background went missing, and nobody's reported it, because you're this sharp.",
    ],
    'background.busy+framing.great': [
      'The background had plenty to say. Your framing gave you the microphone.',
      'With that much going on behind you, the middle was up for grabs. You grabbed it properly.',
    ],
    'daytime.late+strength.light': [
      'Good light before noon is luck. Good light at this hour is a skill.',
      'At a time when most people photograph a grey smudge, you turned up properly lit. I checked the clock twice.',
    ],
    'strength.effort+told.exams': [
      "Exams on, and you're here getting marked for fun. That's what I call range.",
      "You could've revised, you could've panicked. You took a breather, on purpose. Top of the class.",
    ],
    'daytime.early+strength.effort': [
      "Up at this hour, by choice, with a camera. There are farmers who'd nod at you.",
      "The day's barely loaded and you've already done the brave bit.",
    ],
    'skin.pores.calm+skin.shine.calm': [
      'Pores quiet, shine under control: your skin read the whole memo, including page two.',
      'I zoomed in for pores and zoomed out for shine and found good work at both ends.',
      'Quiet pores, hardly any shine. Your skin reads like good news on good paper.',
    ],
    'daytime.early+skin.darkCircles.calm': [
      'That early, and that fresh under the eyes. Somebody went to bed like a person with a plan.',
      "It's a ridiculous hour, and your eyes look like they've already had brunch.",
    ],
    'gaze.camera+strength.features': [
      "You look right at the lens, as if it had just said your name. That's how you hold a room.",
      "You look right at the camera and let it come to you. It's a strong combination.",
    ],
    'framing.great+strength.outline': [
      'Straight on, centred, easy to read. A stamp designer would go home early.',
      'You stood straight and in the right place. Two instructions nobody gave you, followed to the letter.',
    ],
    'strength.vibe+tries.first': [
      "First photo of the day, and it's this one. Some people need forty and a friend.",
      "One photo today, and the mood's already right. I'd stop there too, purely for the style of it.",
    ],
    'gap.months+strength.effort': [
      'Months away, and back without a single excuse typed. I respect an entrance like that.',
      'You remembered this app after all that time. Gym memberships would weep with envy.',
    ],
    'strength.light+trend.up': [
      "Score up, light good. I'd love to call it coincidence, and the numbers won't let me.",
      "You've gone up since last time, and you're lit well enough for everyone to see it.",
    ],
    'mouth.teeth+strength.light': [
      "Full grin, full light. It's the photo relatives will print without asking.",
      'You showed teeth and the light showed up. Nobody held anything back today.',
    ],
    'background.busy+strength.composure': [
      "The background's running late for something, and you're clearly not.",
      "All that behind you and not a flicker in front. You'd make a superb lifeguard.",
    ],
    'gaze.camera+strength.smile': [
      'You look at the lens and smile at it, in that order. It never stood a chance.',
      "A smile with eye contact is a different product altogether. This one's the good version.",
    ],
    'sharpness.crisp+strength.light': [
      "Good light, exact focus. My zoom's been waiting years for a job like this.",
      "It's lit right and it's sharp. Photographers have two worries, and you've taken both.",
    ],
    'strength.composure+told.exams': [
      "Exam time, and your face says 'question one looks fine'. Keep that going to question nine.",
      "I've seen people more nervous about choosing a sandwich. You're in exams, and you look settled.",
    ],
    'strength.smile+told.just-woke': [
      'Minutes out of bed and smiling. Scientists would like a word, and so would your family.',
      "You'd just woken up and the smile beat the toothbrush to it. Impressive order of events.",
    ],
    'strength.smile+told.after-sport': [
      "You did the workout and you're still smiling. The workout must be furious.",
      "That's a smile with a workout behind it. It's got stamina, and it shows.",
    ],
    'strength.smile+told.before-work': [
      "You're on the way to do things you have to do, and you're smiling. Teach that.",
      "Nobody's clocked in yet and morale is already excellent. I suspect it's you.",
    ],
    'strength.light+told.night-out': [
      "You went out and found the one lamp with good manners. That's a successful evening.",
      "On a night out most photos look like lost property. This one's properly lit and can be shown at breakfast.",
    ],
    'daytime.late+strength.smile': [
      "At this hour most faces have closed. Yours still has the sign on 'open'.",
      "It's late, and that smile hasn't been told. Nobody tell it.",
    ],
    'daytime.early+strength.smile': [
      "A smile before breakfast. I've put it in the book of records, under 'unexplained'.",
      "The sun's still doing its paperwork, and you're already beaming. You win the morning.",
    ],
    'background.plain+strength.smile': [
      "Nothing behind you, one smile in front. It's the best use of empty space since space.",
      'You took away everything except the smile. Editors get paid for decisions like that.',
    ],
    'background.plain+framing.great': [
      "Plain background, perfect spot. It's so tidy that I wiped my feet.",
      "No clutter, no tilt, no nonsense: you in the middle, and that's the whole picture. It's plenty.",
    ],
    'background.bright+strength.smile': [
      "The background's bright, and the smile took that as a challenge. The smile's ahead.",
      "Plenty of people disappear into a bright background. Your smile wouldn't hear of it.",
    ],
    'background.dark+strength.light': [
      'Darkness behind you, good light on you. If there was only enough for one of you, it chose well.',
      "The wall behind you got nothing, and your face got the good light. I'd have voted the same way.",
    ],
    'skin.redness.calm+skin.spots.calm': [
      "Hardly a spot, hardly any redness. I've got a very short list and a lot of paper. Well done, skin.",
      "Few spots, little redness, no further questions. It's the best press conference I've been to.",
      "Few spots, little redness. If skin had neighbours, they'd have nothing to report.",
    ],
    'skin.evenness.calm+skin.texture.calm': [
      "Even and smooth: your skin's the one in the group project who does the work and brings cake.",
      'Even tone, smooth texture. I had nothing to do, so I sat down.',
    ],
    'daytime.late+skin.shine.calm': [
      "This late, and hardly any shine to report. Your skin's still on its morning shift.",
      "It's been a whole day, and barely a gleam. The matte look hasn't even loosened its tie.",
    ],
    'skin.darkCircles.calm+told.exams': [
      "Exams, and still rested under the eyes. You're the first person to use a bed for revision correctly.",
      "Under your eyes there's hardly a trace of chapter seven. You've got this week in hand.",
    ],
    'skin.darkCircles.calm+told.just-woke': [
      "You've just woken up, and your eyes look fully charged. You must have found the good cable.",
      "Fresh from bed and fresh under the eyes. So that's what the eight hours are for.",
    ],
    'skin.redness.calm+told.after-sport': [
      "You've worked out, and your cheeks kept a straight face about it. That's fitness and discretion.",
      'After all that effort, your cheeks look like they were the referee. Very composed.',
    ],
    'daytime.late+strength.skin': [
      "Late in the day and your skin's still in form. It's playing extra time without breaking step.",
      "Your skin's been on duty since this morning and hasn't let anything slip. Give it the night off, with honours.",
    ],
    'level.beginner+strength.skin': [
      "Barely a routine, and your skin's doing this well. Imagine what happens once you buy a second bottle.",
      "You say beginner, your skin says natural. I'm siding with your skin.",
    ],
    'level.advanced+strength.skin': [
      "You clearly know your routine, and your skin clearly knows it too. The homework's been done.",
      "Advanced routine, skin in top form. It's nice to see a long shelf of bottles pay rent.",
    ],
    'framing.great+source.rear': [
      "Rear camera, framed to the millimetre. Either that's skill or you've got a very good friend. Both count.",
      'The rear camera hands out crooked photos for a living. You came away with a straight one.',
    ],
    'sharpness.crisp+source.rear': [
      "It's the camera with the big lens, held like somebody had read the manual.",
      'The rear camera is the honest one. You let it be honest in full detail, and you came out well.',
    ],
    'strength.effort+tries.many': [
      'Not your first photo today. Take three is where actors get good, and you stayed for it.',
      "You tried again, and then you tried again. There's a word for that, and it's on sports trophies.",
    ],
    'framing.great+tries.first': [
      "One tap, first of the day, dead centre. Practice or talent, I'm not going to pry.",
      "First photo today, and the framing's perfect. The others can relax, it's handled.",
    ],
    'strength.smile+tries.first': [
      "First photo today, smile included, job done. You've just saved yourself twenty minutes and a sore arm.",
      'First photo today: most smiles go stale by the third attempt. You used yours fresh.',
    ],
    'best.yes+strength.smile': [
      "A personal best, and you smiled through it like you'd seen the result already.",
      "It's your best result so far, smile included. That one goes on the kitchen door.",
    ],
    'best.yes+strength.light': [
      'A record score in good light. Mark the floor with tape and never tell anyone why.',
      'Your best one yet, and the lighting did its share. Thank it, or at least dust it.',
    ],
    'strength.smile+trend.up': [
      "The score went up and the corners of your mouth went with it. Everything's agreeing upwards.",
      "You're doing better than last time, and there's a smile on the evidence.",
    ],
    'gap.weeks+strength.smile': [
      'Weeks of silence, and then that smile. You know how to make up with an app.',
      "You were gone for weeks and walked back in smiling. I had a whole speech, and it's cancelled.",
    ],
    'gap.today+strength.effort': [
      "Back on the same day for more. You're my most loyal customer, and I've told the others.",
      "You've been roasted today already, and you asked for seconds. That's backbone.",
    ],
    'strength.composure+strength.light': [
      "Calm face, good light. It's the closest a phone gets to a painted portrait.",
      "The light's steady, and you're steadier. I set my watch by the pair of you.",
    ],
    'expression.surprised+sharpness.crisp': [
      "Surprise lasts a fifth of a second, and you've got it here in perfect focus. Wildlife photographers wait years.",
      "A genuine jump of the eyebrows, with no blur at all. That's outstanding timing.",
    ],
    'expression.surprised+strength.light': [
      'Your astonishment is beautifully lit. Whatever it was, it deserved a face like that.',
      "Good light usually gets a posed look. Yours got a live reaction, and it's far better.",
    ],
    'expression.neutral+gaze.camera': [
      "No pose, eyes front. You make 'just look normal' look easy, and it's the hardest instruction there is.",
      "You look at the lens as if it's Tuesday and you've got this. I believe you've got this.",
    ],
    'strength.features+told.before-work': [
      "Before the day's begun, your whole face is signed in and at its desk.",
      'You look ready enough to be put in charge before nine. Somebody should.',
    ],
    'daytime.early+strength.features': [
      "Everything's awake at this hour: eyes, brows, the lot. I didn't know faces opened that early.",
      'So early that even the app yawned, and there you were, properly awake.',
    ],
    'sharpness.crisp+strength.outline': [
      "Sharp focus, straight view: my tape measure thinks it's on holiday.",
      "Straight pose, crisp focus: you'd make any sculptor's job a short one.",
    ],
    'daytime.evening+strength.light': [
      'Evening light has moods, and you caught it in a good one.',
      "You found decent light after five. Half the world's given up by then and blamed the phone.",
    ],
    'daytime.morning+strength.smile': [
      "It's morning and you're smiling, and nobody appears to be paying you. Remarkable.",
      'The morning has had a complaint withdrawn, thanks to that smile.',
    ],
    'daytime.afternoon+strength.features': [
      'Most faces are on standby by the afternoon. Yours answers on the first ring.',
      "It's the hour of the snack machine, and you look like you don't even need one.",
    ],
    'gaze.camera+mouth.teeth': [
      "Eye contact and a full grin. I'd buy whatever you're selling, and I've got no pockets.",
      "You look the camera in the eye and grin. That's two handshakes at once.",
    ],
    'best.yes+tries.first': [
      'First photo today, best score ever. Put the phone down and walk away, like a professional.',
      'A personal best with no warm-up. Athletes would be cross with you, politely.',
    ],
    'strength.effort+told.no-excuse': [
      "You ticked 'no excuse' and posed anyway. I wish the people who run trains had your honesty.",
      'There was a whole menu of excuses, free of charge, and you left it on the table. Class.',
    ],
    'strength.features+told.exams': [
      "Exams, and you still look like someone with plenty to say. Ten out of ten, and nobody's even marked it.",
      'You look alert enough to spot the trick in the trick question.',
    ],
    'source.shared+strength.smile': [
      "The photo was sent along to get here. With that smile on it, I'd have paid the postage.",
      "It's a shared photo with a smile worth sharing. For once the word fits.",
    ],
    'framing.great+strength.composure': [
      'Centred in the frame, and by the look of you, centred in general.',
      "A balanced picture of a balanced look. If it were a shelf, I'd trust it with the good plates.",
    ],
    'sharpness.crisp+strength.smile': [
      "The smile's in perfect focus. Smiles usually leave a streak on the way out.",
      "It's sharp where it matters, and it matters at the corners of your mouth.",
    ],
    'framing.great+strength.smile': [
      "The frame's balanced on that smile, and it holds.",
      'Well placed and well pleased: you and the picture both.',
    ],
    'framing.great+strength.light': [
      'Right spot, right light. Estate agents would hang this in the window.',
      'You handled where you stand and what shines on you. The rest is only opinions.',
    ],
    'gaze.camera+strength.light': [
      'Good light, and your eyes right on the lens. Passport offices have been begging for this for years.',
      'Your eyes found the lens and the light found your eyes. Efficient.',
    ],
    'gaze.camera+strength.composure': [
      "You look at the camera the way a good pilot talks through bumps. It'll be fine, and I believe it.",
      "Level gaze, level mood. I've put the spirit level away.",
    ],
    'sharpness.crisp+strength.composure': [
      "Calm people make sharp photos. Here's the proof, down to the last pixel.",
      'Nothing moved: not the hand, not the face. I admire the teamwork.',
    ],
    'strength.features+strength.light': [
      'You brought the presence, the light brought the evidence.',
      'Good light, better look. The lamp people are taking it well.',
    ],
    'background.dark+strength.smile': [
      "The background's dark, and the smile has clearly taken over the electricity.",
      "All that darkness, and it lost to one smile. It wasn't even close.",
    ],
    'best.yes+strength.effort': [
      "You kept at it, and now there's a personal best. I love it when the maths has manners.",
      'Record score. The only person you had to beat was you, and you made it a fair fight.',
    ],
    'daytime.late+strength.composure': [
      'Late hour, calm face. You look like the one who locks up and knows where all the keys are.',
      'At this time of night most faces have opinions. Yours has perspective.',
    ],
  },
};
